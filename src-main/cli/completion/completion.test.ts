/** Shells that are installed run their completion scripts; for the others the script's text is checked. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { actionsOfArea, areaNames, commandNames, commandSpec } from '../command-line/commands.ts';
import { optionTable } from '../command-line/option-table.ts';
import { cellWidth } from '../render/text-table.ts';
import { steward, temporary } from '../testing/steward.ts';
import { completionScript } from './completion.ts';

const folder = temporary();
mkdirSync(join(folder, 'licences'));
writeFileSync(join(folder, 'two words.lic'), '');
const script = (shell: 'bash' | 'zsh' | 'fish' | 'powershell'): string => {
  const path = join(folder, `steward.${shell}`);
  writeFileSync(path, completionScript(shell));
  return path;
};
const powershell = process.env.STEWARD_TEST_POWERSHELL ?? 'pwsh';
const has = (program: string): boolean => spawnSync(program, ['--version']).error === undefined;

/** The typed words, of which the last one is under the cursor, and the offered ones. */
const typed: readonly (readonly [line: string, offered: string])[] = [
  ['', `${areaNames.join(' ')} --help --version --language`],
  ['li', 'licence'],
  ['completion ', 'bash zsh fish powershell'],
  ['completion bash ', ''],
  ['licence ', `${actionsOfArea('licence').join(' ')} --help`],
  ['profiles ', 'list export import check --help'],
  ['profiles im', 'import'],
  ['profiles import --d', '--dry-run --data'],
  ['profiles export --name ', ''],
  ['policy --j', '--json'],
  ['journal --format ', 'table csv json'],
  ['journal --since ', ''],
  ['licence pa', 'parse'],
  ['--language zh-CN licence bo', ''],
  ['licence board --fo', '--format --force'],
  ['licence board --format ', 'table csv xlsx json ics'],
  ['licence report --format x', 'xlsx'],
  ['licence report --format = x', 'xlsx'],
  ['licence report --format =', 'html xlsx json ics'],
  ['licence parse --language ', 'en-US zh-CN'],
  ['licence board --within ', ''],
  [
    'licence history ',
    commandSpec('licence history')
      .options.map((name) => `--${name}`)
      .join(' '),
  ],
];

describe.skipIf(!has('bash'))('bash', () => {
  /** Asks the script as readline does: the words of the line, and the place of the cursor. */
  const complete = (line: string): string[] => {
    const words = ['steward', ...line.split(' ')];
    const program = `
      source "$1"; shift
      complete -p steward >/dev/null || exit 3
      COMP_WORDS=("$@"); COMP_CWORD=$(( $# - 1 )); COMP_LINE="$*"; COMP_POINT=\${#COMP_LINE}
      _steward
      (( \${#COMPREPLY[@]} )) && printf '%s\\n' "\${COMPREPLY[@]}"; true`;
    const args = ['--norc', '-c', program, 'bash', script('bash'), ...words];
    return execFileSync('bash', args, { cwd: folder, encoding: 'utf8' }).split('\n').filter(Boolean);
  };

  test.each(typed.filter(([line]) => !line.startsWith('--')))('%j offers %j', (line, offered) => {
    expect(complete(line).join(' ')).toBe(offered);
  });

  test('files and folders, also with blanks in their names', () => {
    expect(complete('licence parse two')).toEqual(['two words.lic']);
    expect(complete('licence board li')).toEqual(['licences']);
    expect(complete('licence board --data ')).toEqual(['licences']);
    expect(complete('licence parse --key two')).toEqual(['two words.lic']);
    expect(complete('profiles import two')).toEqual(['two words.lic']);
    expect(complete('journal --data ')).toEqual(['licences']);
  });

  test('every option of every command', () => {
    for (const name of commandNames) {
      expect(complete(`${name} --`)).toEqual(commandSpec(name).options.map((option) => `--${option}`));
    }
  });
});

describe.skipIf(!has('zsh'))('zsh', () => {
  test('the script is understood', () => {
    execFileSync('zsh', ['-n', script('zsh')]);
    const loaded = execFileSync(
      'zsh',
      [
        '-f',
        '-c',
        'autoload -U compinit; compinit -D -u; source "$1"; print $_comps[steward]',
        'zsh',
        script('zsh'),
      ],
      { encoding: 'utf8' },
    );
    expect(loaded.trim()).toBe('_steward');
  });
});

describe.skipIf(!has('fish'))('fish', () => {
  // Sorted by the shell; options it offers once a dash is typed, and a value of one with a blank before it.
  test.each(typed.filter(([line]) => !line.includes('=') && !line.startsWith('--')))(
    '%j offers %j',
    (line, offered) => {
      const said = execFileSync(
        'fish',
        ['--no-config', '-c', `source ${script('fish')}; complete -C 'steward ${line}'`],
        { cwd: folder, encoding: 'utf8' },
      );
      const found = said.split('\n').flatMap((one) => one.split('\t')[0] || []);
      const words = offered.split(' ').filter((word) => word !== '' && !word.startsWith('--'));
      const isOption = line.split(' ').at(-1)?.startsWith('-');
      expect(found.toSorted()).toEqual((isOption ? offered.split(' ') : words).filter(Boolean).toSorted());
    },
  );
});

describe.skipIf(!has(powershell))('PowerShell', () => {
  test.each(typed.filter(([line]) => !line.includes('=')))('%j offers %j', (line, offered) => {
    const command = `. '${script('powershell')}'; ([System.Management.Automation.CommandCompletion]::CompleteInput('steward ${line}', ${8 + line.length}, $null)).CompletionMatches.CompletionText`;
    const found = execFileSync(powershell, ['-NoProfile', '-Command', command], {
      cwd: folder,
      encoding: 'utf8',
    });
    if (offered !== '') expect(found.split(/\r?\n/).filter(Boolean).join(' ')).toBe(offered);
  });
});

test.each(['bash', 'zsh', 'fish', 'powershell'] as const)(
  'the %s script knows every command and its options',
  async (shell) => {
    const { code, out } = await steward(['completion', shell]);
    expect(code).toBe(0);
    expect(out).toBe(completionScript(shell));
    for (const name of commandNames) {
      for (const word of name.split(' ')) expect(out).toContain(word);
      const sign = shell === 'fish' ? '-l ' : '--';
      for (const option of commandSpec(name).options) expect(out).toContain(`${sign}${option}`);
    }
    // Brackets and quotes are in pairs.
    for (const [open, close] of ['{}', '[]'].map((pair) => [...pair])) {
      expect(out.split(open ?? '').length).toBe(out.split(close ?? '').length);
    }
    expect((out.match(/'/g)?.length ?? 0) % 2).toBe(0);
  },
);

test('no option is without a command', () => {
  const used = new Set(commandNames.flatMap((name) => commandSpec(name).options));
  expect(Object.keys(optionTable).filter((name) => !used.has(name as never))).toEqual(['version']);
});

test.each([
  [['completion'], 'bash, zsh'],
  [['completion', 'tcsh'], 'tcsh'],
  [['completion', 'bash', 'x'], 'x'],
])('%j is refused', async (args, named) => {
  const { code, err } = await steward(args);
  expect(code).toBe(64);
  expect(err).toContain(named);
});

test.each(['en-US', 'zh-CN'])('the help of every area names its commands, in %s', async (language) => {
  for (const area of areaNames) {
    const { code, out } = await steward([area, '--help', '--language', language]);
    expect(code).toBe(0);
    for (const action of actionsOfArea(area)) expect(out).toMatch(new RegExp(`^  ${action} `, 'm'));
    expect((await steward(['--help', '--language', language])).out).toContain(`steward ${area}`);
  }
});

test.each(['en-US', 'zh-CN'])('no line of a help is wider than 120 cells, in %s', async (language) => {
  for (const about of ['', ...areaNames, ...commandNames]) {
    const { out } = await steward([...about.split(' ').filter(Boolean), '--help', '--language', language]);
    expect(out.split('\n').filter((line) => cellWidth(line) > 120)).toEqual([]);
  }
});

test('the help of every command names each of its optionTable, in both languages', async () => {
  for (const language of ['en-US', 'zh-CN']) {
    for (const name of commandNames) {
      const { out } = await steward([...name.split(' '), '--help', '--language', language]);
      const missing = commandSpec(name).options.filter(
        (option) => option !== 'help' && !out.includes(`--${option}`),
      );
      expect([name, missing]).toEqual([name, []]);
      expect(out).toContain(`steward ${name}`);
    }
  }
});
