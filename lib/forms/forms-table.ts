import { fieldsOf } from '@/lib/forms/fields-of';
import { forms } from '@/lib/forms/registry';
import type { FormDefinition } from '@/lib/forms/types';

const successOf = ({ success }: FormDefinition) => {
  switch (success.kind) {
    case 'notice':
      return `notice “${success.text}”`;
    case 'view':
      return `the page gives way to a thank-you with a modal “${success.title}”, “${success.button}” → ${success.leadsTo}`;
    case 'modal':
      return `modal “${success.title}”, “${success.button}” ${success.leadsTo ? `→ ${success.leadsTo}` : 'stays'}`;
  }
};

const failureOf = ({ failure }: FormDefinition) =>
  failure.kind === 'retrySilently'
    ? 'silent: repeats by itself'
    : `notice “${failure.prefix}…”; no answer: “${failure.noAnswer}”`;

const row = (form: FormDefinition) =>
  [
    form.name,
    form.route,
    `\`POST /${form.call}\``,
    form.validation === 'browser' ? 'the browser' : `our messages, banner “${form.banner}”`,
    successOf(form),
    failureOf(form),
    `${fieldsOf(form).length}`,
  ].join(' | ');

/** The table of docs/forms.md, made from the forms themselves so that it cannot drift. */
export const formsTable = () =>
  [
    '| Form | Route | Upstream call | Checked by | Success | Failure | Fields |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...Object.values(forms).map((form) => `| ${row(form)} |`),
  ].join('\n');
