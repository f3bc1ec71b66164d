'use client';

import { usePathname } from 'next/navigation';

interface FooterHeadingProps {
  studentRoutes: readonly string[];
  students: string;
  brands: string;
}

/** Its text is for students on the pages for them, and for brands on all others. */
export function FooterHeading({ studentRoutes, students, brands }: FooterHeadingProps) {
  return studentRoutes.includes(usePathname()) ? students : brands;
}
