/** Seeded parse results of licences: the fields of spec 1§3, with a plausible choice of modules. */
import type { WireModule } from '#shared/api/licence/wire.ts';
import type { Random } from '#shared/kit/random.ts';
import modules from './modules.json' with { type: 'json' };

/** A parse result with `availableModule` decoded, as the endpoint's schema requires. */
export interface LicenceResult {
  readonly licensecode: string;
  readonly companyname: string;
  readonly cid: string;
  readonly concurrentFlag: string;
  readonly supplierConcurrentFlag: string;
  readonly startDate: string;
  readonly expiredate: string;
  readonly hrmnum: string;
  readonly appHrmNum: string;
  readonly supplierNum: string;
  readonly tenantCount: string;
  readonly tenantType: string;
  readonly availableModule: readonly WireModule[];
}

const seatSizes = [50, 100, 200, 500, 1000, 3000, 999_999] as const;

export function seededLicence(random: Random, company: string, crmId: string, at: number): LicenceResult {
  const seats = random.pick(seatSizes);
  const mobile = seats === 999_999 ? seats : Math.round(seats * 0.8);
  const start = new Date(at);
  const years = random.between(1, 3);
  const end = new Date(Date.UTC(start.getUTCFullYear() + years, start.getUTCMonth(), start.getUTCDate() - 1));
  const multi = random.between(1, 4) === 1;
  return {
    licensecode: random.hex(32).toUpperCase(),
    companyname: company,
    cid: crmId,
    concurrentFlag: random.between(1, 4) === 1 ? '1' : '0',
    supplierConcurrentFlag: random.between(1, 3) === 1 ? '1' : '0',
    startDate: day(start),
    expiredate: day(end),
    hrmnum: String(seats),
    appHrmNum: String(mobile),
    supplierNum: String(random.between(1, 10) * 10),
    tenantCount: multi ? String(random.between(2, 40)) : '1',
    tenantType: multi ? '1' : '0',
    availableModule: chooseModules(random, String(seats), String(mobile)),
  };
}

function chooseModules(random: Random, pcHrmNum: string, appHrmNum: string): WireModule[] {
  const module = (moduleFlag: string, moduleName: string, subModules: readonly WireModule[]): WireModule => ({
    moduleName,
    moduleFlag,
    pcHrmNum,
    appHrmNum,
    isEnable: random.between(1, 12) === 1 ? '0' : '1',
    ebAppId: moduleFlag === 'ebuilder' ? String(random.between(10_000, 99_999)) : '',
    subModules,
  });
  return modules
    .filter(() => random.between(1, 3) !== 1)
    .map(({ flag, name, subModules }) =>
      module(
        flag,
        name,
        subModules.map((sub) => module(sub.flag, sub.name, [])),
      ),
    );
}

function day(date: Date): string {
  return date.toISOString().slice(0, 10);
}
