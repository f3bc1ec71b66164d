import { getContext } from '@/lib/server/context';
import { receiveVitals } from '@/lib/server/vitals';

/** Receives Web Vitals from browsers. */
export function POST(request: Request): Promise<Response> {
  return receiveVitals(request, getContext());
}
