import { DeferredForm } from '@/components/forms/client/deferred-form';
import { toClientForm } from '@/lib/forms/registry';
import type { FormDefinition } from '@/lib/forms/types';

/** A form on its page. The browser is given plain data; the schema is loaded when it is needed. */
export function Application({ form }: { form: FormDefinition }) {
  return <DeferredForm form={toClientForm(form)} />;
}
