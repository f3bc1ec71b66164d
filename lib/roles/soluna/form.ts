import { solunaFacts } from '@/lib/content/phrases';
import { campusForm, schoolFields } from '@/lib/forms/campus';
import { optionsOf, workStatus } from '@/lib/forms/fields';
import { routes } from '@/lib/site';

/** The mental wellness ambassador application. */
export const solunaAmbassadorForm = campusForm({
  call: 'submit-soluna-ambassador',
  route: routes.solunaAmbassador,
  client: solunaFacts.client,
  groups: [
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
  ],
});
