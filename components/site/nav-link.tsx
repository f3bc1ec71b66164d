'use client';

import { usePathname } from 'next/navigation';
import type { ComponentProps } from 'react';
import { Link } from '@/components/ui/link';

/** A link in the header or the menu. The link to the current page has `aria-current`. */
export function NavLink(link: ComponentProps<typeof Link>) {
  return <Link aria-current={usePathname() === link.href ? 'page' : undefined} {...link} />;
}
