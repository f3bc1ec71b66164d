import { facts } from '@/components/roles/soluna/facts';
import {
  aboutYou,
  workAuthorization,
  campusTexts,
  experience,
  links,
  notes,
  school,
} from '@/lib/testing/forms/campus';
import { defineSchemaValidatedFixture, select } from '@/lib/testing/define-fixture';

export const solunaAmbassador = defineSchemaValidatedFixture({
  ...campusTexts(facts.title),
  formId: 'submit-soluna-ambassador',
  route: '/soluna-ambassador',
  answers: [
    ...aboutYou,
    ...school,
    workAuthorization({ option: 'Yes', sent: 'yes' }),
    select('shirt_size', 'Shirt size', 'XXL'),
    ...experience,
    ...links,
    notes,
  ],
});
