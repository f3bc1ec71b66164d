import { defineCampusForm, schoolFields } from '@/components/roles/shared/campus-form';
import { address, workAuthorization } from '@/lib/forms/shared-fields';
import { facts, figures } from '@/components/roles/acorns/facts';

export const form = defineCampusForm({
  formId: 'submit-acorns-ambassador',
  route: facts.route,
  role: facts.title,
  parts: [
    {
      legend: 'Your role',
      fields: [
        {
          type: 'text',
          name: 'ambassador_type',
          label: 'Which type: social lead or events lead?',
          hint: `Social leads post and need at least ${figures.followers} followers. Events leads host.`,
          suggestions: ['Social', 'Events'],
        },
        workAuthorization,
        {
          type: 'text',
          name: 'securities_firm',
          label: 'Do you or anyone in your household work for a securities firm?',
          hint: 'For example, a brokerage or an investment firm. If so, name the firm. If not, enter No.',
          suggestions: ['No'],
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
          hint: 'Street, city, state and ZIP. Where you get mail during breaks. “Same as above” is fine.',
          autoComplete: 'section-home street-address',
        }),
      ],
    },
  ],
});
