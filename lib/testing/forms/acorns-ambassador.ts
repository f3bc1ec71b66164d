import { facts } from '@/components/roles/acorns/facts';
import {
  aboutYou,
  workAuthorization,
  campusTexts,
  experience,
  links,
  notes,
  school,
} from '@/lib/testing/forms/campus';
import { defineSchemaValidatedFixture, type } from '@/lib/testing/define-fixture';

export const acornsAmbassador = defineSchemaValidatedFixture({
  ...campusTexts(facts.title),
  formId: 'submit-acorns-ambassador',
  route: '/acorns-ambassador',
  answers: [
    ...aboutYou,
    type('ambassador_type', 'Which type: social lead or events lead?', 'Both, if I may'),
    workAuthorization({ option: 'No', sent: 'no' }),
    type('securities_firm', 'Do you or anyone in your household work for a securities firm?', 'No'),
    ...school,
    type('home_address', 'Home address', '12 St James Square, Trenton NJ'),
    ...experience,
    ...links,
    notes,
  ],
});
