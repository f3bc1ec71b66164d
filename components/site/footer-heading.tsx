'use client';

import { usePathname } from 'next/navigation';

interface FooterHeadingProps {
  studentRoutes: readonly string[];
  students: string;
  brands: string;
}

/** Speaks to students on the pages for them, and to brands on all others. */
export function FooterHeading({ studentRoutes, students, brands }: FooterHeadingProps) {
  return studentRoutes.includes(usePathname()) ? students : brands;
}
