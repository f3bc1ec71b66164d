import { defineCampusForm, schoolFields } from '@/components/roles/shared/campus-form';
import { toOptions, workAuthorization } from '@/lib/forms/shared-fields';
import { facts } from '@/components/roles/soluna/facts';

export const form = defineCampusForm({
  formId: 'submit-soluna-ambassador',
  route: facts.route,
  role: facts.title,
  parts: [
    { legend: 'Your school', fields: schoolFields },
    {
      legend: 'Your role',
      fields: [
        workAuthorization,
        {
          type: 'select',
          name: 'shirt_size',
          label: 'Shirt size',
          options: toOptions(['XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL']),
        },
      ],
    },
  ],
});
