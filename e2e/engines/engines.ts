import type { Engine } from '@/e2e/engines/engine';
import { firefox } from '@/e2e/engines/firefox';
import { webkit } from '@/e2e/engines/webkit';

export const engines: readonly Engine[] = [firefox, webkit];
