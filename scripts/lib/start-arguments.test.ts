import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readStartArguments, webArguments } from './start-arguments.mjs';

const here = resolve('/home/someone');

describe('the arguments of npm start', () => {
  it('take nothing, and then let the machine decide', () => {
    expect(readStartArguments([], here)).toMatchObject({ web: false, desktop: false, open: true });
  });

  it('read the web shell’s port and folder, relative to where the user is', () => {
    const read = readStartArguments(['--web', '--port', '4610', '--data', 'x', '--no-open'], here);
    expect(read).toMatchObject({ web: true, port: 4610, data: resolve(here, 'x'), open: false });
    if (read.error !== undefined) throw new Error(read.error);
    expect(webArguments(read)).toEqual(['--port', '4610', '--data', resolve(here, 'x'), '--no-open']);
  });

  it('read the form with an equals sign, and take a port as a wish for the web shell', () => {
    expect(readStartArguments(['--port=0', '--data=/a=b'], here)).toMatchObject({
      web: true,
      port: 0,
      data: resolve('/a=b'),
    });
  });

  it('ask a running web shell for a link', () => {
    const read = readStartArguments(['--link', '--data', '/d'], here);
    if (read.error !== undefined) throw new Error(read.error);
    expect(read.web).toBe(true);
    expect(webArguments(read)).toEqual(['--data', resolve('/d'), '--link']);
  });

  it.each([
    [['--bogus'], 'unknown argument --bogus.'],
    [['file.lic'], 'unknown argument file.lic.'],
    [['--port'], '--port needs a value.'],
    [['--port', '--no-open'], '--port needs a value.'],
    [['--data', ''], '--data needs a value.'],
    [['--port', '70000'], '--port 70000 is not a port number (0 to 65535).'],
    [['--port', '12x'], '--port 12x is not a port number (0 to 65535).'],
    [['--web', '--desktop'], 'choose --web or --desktop, not both.'],
    [['--desktop', '--no-open'], '--port, --no-open and --link belong to the web shell.'],
  ])('refuse %j with a clear line', (args, error) => {
    expect(readStartArguments(args, here)).toEqual({ error });
  });
});
