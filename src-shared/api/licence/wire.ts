/**
 * The platform's spelling of a licence (spec 1§3 "Licence parse result"): the payload of a licence file and the answer
 * of `/api/license/parseLicenseFile`. Values are strings or numbers, as on the platform.
 */
import * as z from 'zod';
import { wireScalar } from '../codecs.ts';

const scalar = wireScalar.nullish();

/** One entry of `availableModule`. */
export interface WireModule {
  readonly moduleName: string;
  readonly moduleFlag: string;
  readonly pcHrmNum?: string | number | null | undefined;
  readonly appHrmNum?: string | number | null | undefined;
  readonly isEnable?: string | number | boolean | null | undefined;
  readonly ebAppId?: string | number | null | undefined;
  readonly subModules?: readonly WireModule[] | null | undefined;
}
export const wireModule: z.ZodType<WireModule, unknown> = z.object({
  moduleName: z.string(),
  moduleFlag: z.string(),
  pcHrmNum: scalar,
  appHrmNum: scalar,
  isEnable: z.union([z.string(), z.number(), z.boolean()]).nullish(),
  ebAppId: scalar,
  get subModules() {
    return z.array(wireModule).nullish();
  },
});

/** The fields of a parse result without `availableModule`, which is a JSON string on the wire. */
export const wireLicenceFields = {
  licensecode: scalar,
  companyname: scalar,
  cid: scalar,
  /** '0' is registered, anything else concurrent. */
  concurrentFlag: scalar,
  /** '1' is concurrent. */
  supplierConcurrentFlag: scalar,
  startDate: scalar,
  expiredate: scalar,
  /** PC seats. */
  hrmnum: scalar,
  /** Mobile seats. */
  appHrmNum: scalar,
  /** External seats. */
  supplierNum: scalar,
  tenantCount: scalar,
  /** '1' is multi-tenant, anything else single. */
  tenantType: scalar,
};
