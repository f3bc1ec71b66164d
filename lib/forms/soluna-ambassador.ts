import { z } from 'zod/mini';
import { solunaFacts } from '@/lib/content/phrases';
import {
  aboutYou,
  anythingElse,
  campusBehavior,
  campusRules,
  experienceFields,
  linkGroup,
  schoolFields,
} from '@/lib/forms/campus';
import { workStatus } from '@/lib/forms/fields';
import { choice } from '@/lib/forms/rules';
import type { FormDefinition } from '@/lib/forms/types';
import { routes } from '@/lib/site';

const role = `${solunaFacts.client} Campus Ambassador`;
const shirtSizes = ['XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL'] as const;

/** The mental wellness ambassador application. */
export const solunaAmbassadorForm = {
  ...campusBehavior(role),
  call: 'submit-soluna-ambassador',
  route: routes.solunaAmbassador,
  name: `${role} application`,
  schema: z.object({ ...campusRules, shirt_size: choice(shirtSizes) }),
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
          options: shirtSizes.map((value) => ({ value, label: value })),
        },
      ],
    },
    { legend: 'Experience', fields: experienceFields(role) },
    linkGroup(),
    anythingElse,
  ],
} as const satisfies FormDefinition;
