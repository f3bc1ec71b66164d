import { z } from 'zod/mini';
import { acornsFacts } from '@/lib/content/phrases';
import {
  aboutYou,
  anythingElse,
  campusBehavior,
  campusRules,
  experienceFields,
  linkGroup,
  schoolFields,
} from '@/lib/forms/campus';
import { address, workStatus } from '@/lib/forms/fields';
import { required } from '@/lib/forms/rules';
import type { FormDefinition } from '@/lib/forms/types';
import { routes } from '@/lib/site';

const role = `${acornsFacts.client} Campus Ambassador`;

/** The financial technology ambassador application. */
export const acornsAmbassadorForm = {
  ...campusBehavior(role),
  call: 'submit-acorns-ambassador',
  route: routes.acornsAmbassador,
  name: `${role} application`,
  schema: z.object({
    ...campusRules,
    ambassador_type: required(),
    home_address: required(),
    securities_firm: required(),
  }),
  groups: [
    aboutYou,
    {
      legend: 'Your role',
      fields: [
        {
          type: 'text',
          name: 'ambassador_type',
          label: 'Which type? Social or Events',
          hint: `Social leads post and need ${acornsFacts.followers}. Events leads host.`,
          suggestions: ['Social', 'Events'],
          autoComplete: 'off',
        },
        workStatus,
        {
          type: 'text',
          name: 'securities_firm',
          label: 'Does anyone in your household, including you, work for a securities firm?',
          hint: 'A broker, or a company that trades stocks or funds. Write its name, or No.',
          suggestions: ['No'],
          autoComplete: 'off',
          autoCapitalize: 'sentences',
        },
      ],
    },
    {
      legend: 'Your school',
      fields: [
        ...schoolFields,
        address({
          name: 'home_address',
          label: 'Home address',
          hint: 'Where we reach you outside the term. It may be the same.',
          autoComplete: 'section-home street-address',
        }),
      ],
    },
    { legend: 'Experience', fields: experienceFields(role) },
    linkGroup('Several? Put commas between them.'),
    anythingElse,
  ],
} as const satisfies FormDefinition;
