import { campusForm, schoolFields } from '@/lib/forms/campus';
import { optionsOf, workStatus } from '@/lib/forms/fields';
import { client, facts } from '@/lib/roles/soluna/facts';

/** The mental wellness ambassador application. */
export const form = campusForm({
  call: 'submit-soluna-ambassador',
  route: facts.route,
  client,
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
