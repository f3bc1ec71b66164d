import { ApplicationForm } from '@/components/forms/application-form';
import { DiplomaCap } from '@/components/forms/diploma-cap';
import { toClientForm } from '@/lib/forms/registry';
import type { FormDefinition } from '@/lib/forms/types';

/**
 * A form on its page. The server hands the browser plain data and the thank-you's drawing; the
 * schema stays behind until it is needed.
 */
export function Application({ form }: { form: FormDefinition }) {
  return <ApplicationForm form={toClientForm(form)} emblem={<DiplomaCap />} />;
}
