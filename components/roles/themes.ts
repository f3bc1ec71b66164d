import type { RoleTheme, Role } from '@/components/role-page/types';

const themes = import.meta.glob<{ theme: RoleTheme }>('./*/theme.ts', { eager: true });

/** Returns the theme of a role, for pages that show all roles. Throws if the role has none. */
export function findTheme({ id }: Role): RoleTheme {
  const theme = themes[`./${id}/theme.ts`]?.theme;
  if (!theme) throw new Error(`components/roles/${id}/theme.ts is missing.`);
  return theme;
}
