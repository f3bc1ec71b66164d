import { Frame } from '@/components/about/portraits/frame';

/** Curls, round glasses, headphones, stripes. */
export function Filmer() {
  return (
    <Frame id="filmer" spot="var(--brick)">
      <path
        d="M58 150q-26-8-20-36-14-24 10-40-2-30 28-34 12-26 44-16 34-10 46 16 30 4 26 34 24 18 10 40 6 28-20 36z"
        fill="var(--ink)"
      />
      <path d="M20 288v-20q6-44 66-54h68q60 10 66 54v20z" fill="var(--paper)" />
      <path d="M32 244q88 40 176 0M20 268q100 40 200 0M60 222q60 36 120 0" strokeWidth="10" />
      <path d="M96 182v36q24 22 48 0v-36" fill="var(--paper)" />
      <path d="M96 182v36q24 22 48 0v-36" fill="url(#filmer)" />
      <path d="M76 122q0-44 44-44t44 44v20q-2 58-44 58t-44-58z" fill="var(--paper)" />
      <path d="M76 122q0-44 44-44t44 44v20q-2 58-44 58t-44-58z" fill="url(#filmer)" />
      <path d="M74 112q14-30 46-30t46 30q-10-44-46-44t-46 44z" fill="var(--ink)" />
      <circle cx="99" cy="132" r="20" fill="var(--paper)" />
      <circle cx="143" cy="132" r="20" fill="var(--paper)" />
      <path d="M119 130q2-3 4 0M79 128l-6-4m90 4 6-4" strokeWidth="2" />
      <path d="M102 133v.1m38 0v.1" strokeWidth="11" />
      <path d="M90 104q10-6 18-2m24 0q10-4 20 2" strokeWidth="5" />
      <path d="M121 142q-8 14 4 16" strokeWidth="2" />
      <path d="M102 172q24 14 36-6" strokeWidth="5" />
      <path d="M50 132Q44 36 120 34t72 98" strokeWidth="15" />
      <path d="M50 132Q44 36 120 34t72 98" stroke="currentColor" strokeWidth="7" />
      <rect x="40" y="116" width="28" height="52" rx="12" fill="currentColor" />
      <rect x="174" y="116" width="28" height="52" rx="12" fill="currentColor" />
    </Frame>
  );
}
