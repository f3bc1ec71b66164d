import {
  aboutYou,
  authorized,
  both,
  experience,
  links,
  notes,
  school,
} from '@/lib/testing/forms/campus';
import { messagesForm, select } from '@/lib/testing/fixture';

export const solunaAmbassador = messagesForm({
  ...both('Soluna Campus Ambassador'),
  formId: 'submit-soluna-ambassador',
  route: '/soluna-ambassador',
  answers: [
    ...aboutYou,
    ...school,
    authorized('Yes', 'yes'),
    select('shirt_size', 'Shirt size', 'XXL'),
    ...experience('Soluna Campus Ambassador'),
    ...links,
    notes,
  ],
});
