'use client';

import { usePathname } from 'next/navigation';
import { ButtonLink } from '@/components/ui/button';
import { Link } from '@/components/ui/link';

/** A headline, and which of the footer's links is the button under it. */
interface Start {
  heading: string;
  button: string;
}

interface FooterStartProps {
  studentRoutes: readonly string[];
  students: Start;
  brands: Start;
  links: readonly { label: string; href: string }[];
}

/** The footer's headline, its button and its other links: for students on the pages for them, else for brands. */
export function FooterStart({ studentRoutes, students, brands, links }: FooterStartProps) {
  const { heading, button } = studentRoutes.includes(usePathname()) ? students : brands;
  return (
    <>
      <div className="stack-5 footer-start">
        <p className="display footer-heading">{heading}</p>
        {links
          .filter(({ label }) => label === button)
          .map(({ label, href }) => (
            <ButtonLink key={label} href={href}>
              {label}
            </ButtonLink>
          ))}
      </div>
      <ul role="list" className="footer-links">
        {links
          .filter(({ label }) => label !== button)
          .map(({ label, href }) => (
            <li key={label}>
              <Link href={href}>{label}</Link>
            </li>
          ))}
      </ul>
    </>
  );
}
