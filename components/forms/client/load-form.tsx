import type { ComponentType } from 'react';
import type { Resolver } from 'react-hook-form';
import { ApplicationForm } from '@/components/forms/client/application-form';
import type { FormValues } from '@/components/forms/client/values';
import { loadSchema } from '@/lib/forms/form-files';
import type { ClientForm } from '@/lib/forms/types';

async function toResolver({ call }: ClientForm): Promise<Resolver<FormValues>> {
  const [{ zodResolver }, schema] = await Promise.all([
    import('@hookform/resolvers/zod'),
    loadSchema(call),
  ]);
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
  loaded: ClientForm,
): Promise<{ default: ComponentType<{ form: ClientForm }> }> {
  const resolver = loaded.validation === 'messages' ? await toResolver(loaded) : undefined;
  return {
    default: function LoadedForm({ form }) {
      return <ApplicationForm form={form} resolver={resolver} />;
    },
  };
}
