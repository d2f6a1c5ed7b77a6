/** Findings of a SARIF file against the reviewed baseline: what is new fails, and so does what is there no more. */

export interface Reviewed {
  readonly rule: string;
  /** Relative to the root; empty for the program as a whole. */
  readonly file: string;
  readonly count: number;
  /** Why it is no fault, and which test says so. */
  readonly reason: string;
}

export interface Finding {
  readonly rule: string;
  readonly file: string;
  readonly line: number;
}

interface Sarif {
  readonly runs: readonly {
    readonly results: readonly {
      readonly ruleId: string;
      readonly locations: readonly {
        readonly physicalLocation: {
          readonly artifactLocation: { readonly uri: string };
          readonly region: { readonly startLine: number };
        };
      }[];
    }[];
  }[];
}

export function readSarif(text: string): Finding[] {
  const { runs }: Sarif = JSON.parse(text);
  return runs.flatMap(({ results }) =>
    results.map(({ ruleId, locations }) => {
      const place = locations[0]?.physicalLocation;
      const uri = place?.artifactLocation.uri.replaceAll('\\', '/') ?? '';
      return { rule: ruleId, file: uri === 'file:///' ? '' : uri, line: place?.region.startLine ?? 0 };
    }),
  );
}

/** One line for each difference; empty when the findings are exactly those that were reviewed. */
export function differences(findings: readonly Finding[], baseline: readonly Reviewed[]): string[] {
  const key = ({ rule, file }: { rule: string; file: string }): string => `${rule} ${file}`;
  const found = Map.groupBy(findings, key);
  const reviewed = new Map(baseline.map((each) => [key(each), each]));
  const fresh = [...found].flatMap(([name, each]) => {
    const allowed = reviewed.get(name)?.count ?? 0;
    const lines = each.map(({ line }) => line).join(', ');
    return each.length > allowed ? [`${name}:${lines}: ${each.length} found, ${allowed} reviewed`] : [];
  });
  const gone = baseline.flatMap((each) => {
    const count = found.get(key(each))?.length ?? 0;
    return count < each.count
      ? [`${key(each)}: ${each.count} reviewed, ${count} found: take it off the baseline`]
      : [];
  });
  const unexplained = baseline.filter(({ reason }) => reason.length < 40).map(key);
  return [...fresh, ...gone, ...unexplained.map((name) => `${name}: the baseline gives no reason`)];
}
