import type { ComponentType } from 'react';
import type { Resolver } from 'react-hook-form';
import { ApplicationForm } from '@/components/forms/client/application-form';
import type { FormValues } from '@/components/forms/client/values';
import { clientSchemas } from '@/lib/forms/client-schemas';
import type { ClientForm, FormId, FormSchema } from '@/lib/forms/types';

async function toResolver(load: () => Promise<FormSchema>): Promise<Resolver<FormValues>> {
  const [{ zodResolver }, schema] = await Promise.all([import('@hookform/resolvers/zod'), load()]);
  // Raw: the server parses the same values once more.
  return zodResolver(schema, undefined, { raw: true });
}

/**
 * Loads what a form needs in the browser: the component, and the schema of a form that shows our
 * own messages.
 *
 * @returns a module for `React.lazy`
 * @throws what the import throws; `ChunkLoadError` from the bundler
 */
export async function loadForm(
  id: FormId,
): Promise<{ default: ComponentType<{ form: ClientForm }> }> {
  const load = clientSchemas[id];
  const resolver = load ? await toResolver(load) : undefined;
  return {
    default: function LoadedForm({ form }) {
      return <ApplicationForm form={form} resolver={resolver} />;
    },
  };
}
