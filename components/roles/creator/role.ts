import type { Network } from '@/components/role-page/types';
import {
  stub,
  headerButtonLabel,
  secondLabel,
  secondMetadata,
  ticket,
  metadata,
} from '@/components/roles/creator/copy';
import { facts } from '@/components/roles/creator/facts';
import { form as longForm } from '@/components/roles/creator/form';
import { form as shortForm } from '@/components/roles/creator/short-form';

const [form, secondForm] =
  longForm.route === facts.route ? [longForm, shortForm] : [shortForm, longForm];

export const role: Network = {
  ...facts,
  figures: {},
  headerButtonLabel,
  metadata,
  ticket,
  stub,
  form,
  secondForm,
  secondMetadata,
  secondLabel,
};
