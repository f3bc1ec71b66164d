import type { ReactNode } from 'react';
import type { contactSheet } from '@/components/creator/copy';

type FrameId = (typeof contactSheet)['frames'][number]['id'];

const pictures: Record<FrameId, ReactNode> = {
  // An envelope with what was agreed.
  paid: (
    <>
      <path d="M0 0h300v190H0Z" fill="var(--gold)" stroke="none" />
      <path d="M84 28h132v96H84Z" fill="var(--paper)" transform="rotate(-4 150 80)" />
      <path d="M96 40h108v72H96Z" fill="var(--green)" transform="rotate(-4 150 80)" />
      <circle cx="150" cy="74" r="20" fill="var(--paper)" />
      <path d="M156 64q-14-5-14 4t12 5 0 12q-8 2-14-4M149 58v34" fill="none" />
      <path d="M56 92h188v84H56Z" fill="var(--brick)" />
      <path d="m56 92 94 56 94-56M56 176l66-44M244 176l-66-44" fill="none" />
    </>
  ),
  // Midnight in the stairwell.
  flexible: (
    <>
      <path d="M0 0h300v190H0Z" fill="var(--green)" stroke="none" />
      <path d="M0 190v-30h60v-30h60v-30h60V70h60V40h60v150Z" fill="var(--sky)" />
      <path d="M96 20a30 30 0 1 0 32 44 34 34 0 0 1-32-44Z" fill="var(--gold)" />
      <path d="M196 70V30q0-10 10-10h18q10 0 10 10v40" fill="var(--ink)" />
      <path d="M203 30h24v40h-24Z" fill="var(--paper)" />
      <path d="m210 42 12 8-12 8Z" fill="var(--brick)" />
      <path d="M60 160v30M120 130v60M180 100v90M240 70v120" fill="none" strokeDasharray="6 6" />
    </>
  ),
  // A group chat with faces.
  networking: (
    <>
      <path d="M0 0h300v190H0Z" fill="var(--sky)" stroke="none" />
      <path d="M38 24h110v62H84l-20 20V86H38Z" fill="var(--paper)" />
      <path d="M60 46h66M60 64h40" fill="none" strokeWidth="6" />
      <path d="M166 46h100v58h-22v20l-22-20h-56Z" fill="var(--gold)" />
      <path
        d="M216 94q-24-14-24-25a11 11 0 0 1 24-4 11 11 0 0 1 24 4q0 11-24 25Z"
        fill="var(--brick)"
      />
      <path d="M20 190q2-44 40-44t40 44Z" fill="var(--brick)" />
      <circle cx="60" cy="134" r="20" fill="#8d5a3b" />
      <path d="M108 190q2-44 42-44t42 44Z" fill="var(--green)" />
      <circle cx="150" cy="134" r="20" fill="#f0c9a0" />
      <path d="M200 190q2-40 40-40t40 40Z" fill="var(--ink)" />
      <circle cx="240" cy="142" r="20" fill="#d99f72" />
      <path
        d="M40 132q0-22 20-22t20 22q-20-10-40 0ZM130 148q-4-38 20-38t20 38q-4-22-20-22t-20 22ZM150 110a9 9 0 1 1 .1 0Z"
        fill="var(--ink)"
      />
      <path d="M220 138q0-20 20-20t20 20h12v6h-52Z" fill="var(--green)" />
    </>
  ),
};

/** What one frame of the contact sheet shows. */
export function Frame({ id }: { id: FrameId }) {
  return (
    <svg viewBox="0 0 300 190" aria-hidden="true" focusable="false">
      <g stroke="var(--ink)" strokeWidth="4" strokeLinejoin="round" strokeLinecap="round">
        {pictures[id]}
      </g>
    </svg>
  );
}
