/** The holder of a licence. */
import type { Licence } from '../common/licence/licence.ts';
import { companyKey } from './family.ts';

/** Whether the company holds the licence. A licence without a company, or an unknown company, never agrees. */
export function isHeldBy({ companyName }: Pick<Licence, 'companyName'>, company: string): boolean {
  const holder = companyKey(companyName);
  return holder !== '' && companyKey(company) === holder;
}
