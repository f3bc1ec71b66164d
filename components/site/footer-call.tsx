'use client';

import { usePathname } from 'next/navigation';
import { ButtonLink } from '@/components/ui/button';

export interface Call {
  heading: string;
  button: { label: string; href: string };
}

interface FooterCallProps extends Call {
  /** Other calls by path. On these pages, the button comes second. */
  otherCalls: Record<string, Call>;
}

/** The footer's call to action. */
export function FooterCall({ heading, button, otherCalls }: FooterCallProps) {
  const other = otherCalls[usePathname()];
  return (
    <>
      <p className="display size-3">{other?.heading ?? heading}</p>
      <div className="row-4 wrap">
        {other && <ButtonLink href={other.button.href}>{other.button.label}</ButtonLink>}
        <ButtonLink href={button.href} {...(other && { kind: 'paper' })}>
          {button.label}
        </ButtonLink>
      </div>
    </>
  );
}
