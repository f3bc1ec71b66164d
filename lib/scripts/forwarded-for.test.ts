import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { addForwardedFor } from '@/lib/scripts/forwarded-for.mjs';
import { clientAddress } from '@/lib/server/submissions/limits';

const socket = { remoteAddress: '203.0.113.9' } as IncomingMessage['socket'];

test.each([undefined, '', 'forged', 'forged, 198.51.100.1'])(
  'whatever a client claims (%j), the last entry is where its connection came from',
  (claimed) => {
    const headers: IncomingMessage['headers'] = claimed ? { 'x-forwarded-for': claimed } : {};
    addForwardedFor({ headers, socket });
    expect(`${headers['x-forwarded-for']}`.split(', ').at(-1)).toBe('203.0.113.9');
    const trust = { trustedProxies: 0, onVercel: false };
    const asRead = new Headers({ 'x-forwarded-for': `${headers['x-forwarded-for']}` });
    expect(clientAddress(asRead, trust)).toBe('203.0.113.9');
  },
);
