/** Validates values with the schema that the browser uses, and makes of them what is sent upstream. */
import 'server-only';
import type { FormDefinition } from '@/lib/forms/types';
import { refusals } from '@/lib/server/submissions/outcome';
import type { SubmittedValues } from '@/lib/server/submissions/parse';

/**
 * @param form whose rules apply
 * @param values as they came; unknown ones are dropped
 * @returns what is sent upstream, under the names it is sent as
 * @throws {Refusal} 422 with a message for each field in error, under the form's own names
 */
export function validate(form: FormDefinition, values: SubmittedValues): Record<string, unknown> {
  const checked = form.schema.safeParse(values);
  if (!checked.success) {
    const errors: Record<string, string> = {};
    for (const { path, message } of checked.error.issues) errors[String(path[0])] ??= message;
    throw refusals.invalid(errors, form.banner);
  }
  return Object.fromEntries(
    Object.entries(checked.data).map(([name, value]) => [form.sentAs?.[name] ?? name, value]),
  );
}
