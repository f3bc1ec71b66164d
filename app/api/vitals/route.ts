import { getServices } from '@/lib/server/submissions/services';
import { receiveVitals } from '@/lib/server/vitals';

/** Receives Web Vitals from browsers. */
export function POST(request: Request): Promise<Response> {
  return receiveVitals(request, getServices());
}
