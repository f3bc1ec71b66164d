import type { Role } from '@/components/roles/shared/types';
import { beforeForm, cardRows, ticketText } from '@/components/roles/creator/copy';
import { facts } from '@/components/roles/creator/facts';
import { creatorPages } from '@/components/roles/creator/pages';

const { metadata, form } = creatorPages[facts.route];

export const role: Role = { ...facts, metadata, ticketText, cardRows, beforeForm, form };
