'use client';

import { usePathname } from 'next/navigation';
import { ButtonLink } from '@/components/ui/button';
import { Link } from '@/components/ui/link';

interface CallToAction {
  heading: string;
  /** The label of the link that is shown as a button. */
  button: string;
}

interface FooterStartProps {
  studentRoutes: readonly string[];
  students: CallToAction;
  brands: CallToAction;
  links: readonly { label: string; href: string }[];
}

/** The footer's call to action and links: for students on student routes, for brands elsewhere. */
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
