import { solunaFacts } from '@/lib/content/phrases';
import {
  aboutYou,
  anythingElse,
  campusBehavior,
  experience,
  linkGroup,
  schoolFields,
} from '@/lib/forms/campus';
import { defineForm } from '@/lib/forms/define-form';
import { optionsOf, workStatus } from '@/lib/forms/fields';
import { routes } from '@/lib/site';

const role = `${solunaFacts.client} Campus Ambassador`;

/** The mental wellness ambassador application. */
export const solunaAmbassadorForm = defineForm({
  ...campusBehavior(role),
  call: 'submit-soluna-ambassador',
  route: routes.solunaAmbassador,
  groups: [
    aboutYou,
    { legend: 'Your school', fields: schoolFields },
    {
      legend: 'Your role',
      fields: [
        workStatus,
        {
          type: 'select',
          name: 'shirt_size',
          label: 'Shirt size',
          options: optionsOf(['XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL']),
          asksFor: 'shirt size',
        },
      ],
    },
    experience(role),
    linkGroup(),
    anythingElse,
  ],
});
