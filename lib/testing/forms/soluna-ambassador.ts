import { facts } from '@/components/roles/soluna/facts';
import {
  aboutYou,
  workStatus,
  campusTexts,
  experience,
  links,
  notes,
  school,
} from '@/lib/testing/forms/campus';
import { defineSchemaFixture, select } from '@/lib/testing/define-fixture';

export const solunaAmbassador = defineSchemaFixture({
  ...campusTexts(facts.title),
  formId: 'submit-soluna-ambassador',
  route: '/soluna-ambassador',
  answers: [
    ...aboutYou,
    ...school,
    workStatus('Yes', 'yes'),
    select('shirt_size', 'Shirt size', 'XXL'),
    ...experience,
    ...links,
    notes,
  ],
});
