import { facts } from '@/components/roles/soluna/facts';
import {
  aboutYou,
  authorized,
  both,
  experience,
  links,
  notes,
  school,
} from '@/lib/testing/forms/campus';
import { defineMessagesFixture, select } from '@/lib/testing/define-fixture';

export const solunaAmbassador = defineMessagesFixture({
  ...both(facts.title),
  formId: 'submit-soluna-ambassador',
  route: '/soluna-ambassador',
  answers: [
    ...aboutYou,
    ...school,
    authorized('Yes', 'yes'),
    select('shirt_size', 'Shirt size', 'XXL'),
    ...experience,
    ...links,
    notes,
  ],
});
