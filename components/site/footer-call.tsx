'use client';

import { usePathname } from 'next/navigation';
import { ButtonLink } from '@/components/ui/button';

interface Call {
  heading: string;
  button: { label: string; href: string };
}

/** The footer's call to action. On the page that it leads to, `instead` comes first. */
export function FooterCall({ heading, button, instead }: Call & { instead: Call }) {
  const isHere = usePathname() === button.href;
  return (
    <>
      <p className="display size-3">{isHere ? instead.heading : heading}</p>
      <div className="row-4 wrap">
        {isHere && <ButtonLink href={instead.button.href}>{instead.button.label}</ButtonLink>}
        <ButtonLink href={button.href} {...(isHere && { kind: 'paper' })}>
          {button.label}
        </ButtonLink>
      </div>
    </>
  );
}
