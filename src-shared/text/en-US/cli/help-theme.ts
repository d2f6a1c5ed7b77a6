/** What `steward theme … --help` prints; part of `cli` under the key `help.theme`. */
const output = `Output
  --out FILE             writes the result into a file instead of the standard output
  --force                also where that file exists
  --language zh-CN|en-US the language of the output (this computer’s without it)
`;
const usual =
  '  64 the command line is not understood    70 a mistake inside Steward    73 the result could not be written\n';
const checked = `Exit codes
  0  sound
  1  sound, and a theme of it has a value that it can’t have, or it is not for this version
  2  refused, not readable, or no such file
`;

export const themeHelp = {
  about: `Theme packages (docs/formats/theme-package.md), offline. A package is checked whole before anything of it is used.

Commands
  pack FOLDER            a folder with a manifest and pictures as a package
  unpack FILE            a package as a folder to work in
  check FILE…            every check of the archive, and what is wrong with its themes
  list FILE…             the themes of packages
  diff A B               what B changes of A, field by field
  preview FILE           a theme as a picture (PNG), where there is a Chromium

More about each: steward theme COMMAND --help
`,
  pack: `Makes a package of a folder that holds “manifest.json” and what its fields name as “asset:assets/…”. Sums and sizes of
the pictures are counted anew. The same themes give the same bytes.

Usage
  steward theme pack FOLDER [options]

  --quiet                says nothing where nothing is wrong

Output
  --out FILE             the package (without it the folder’s name with “.steward-theme”, where one stands)
  --force                also where that file exists
  --language zh-CN|en-US the language of the output (this computer’s without it)

${checked}${usual}
Examples
  steward theme pack harbour --out harbour.steward-theme
  steward theme pack --quiet --force --out build/harbour.steward-theme harbour
`,
  unpack: `Writes what a package holds into a new folder: all of it, or nothing. “-” is the standard input.

Usage
  steward theme unpack FILE [options]

  --mapping FILE         reads a platform’s own kinds of theme archives as this mapping says; may be repeated
Output
  --out FOLDER           the folder, which is not there yet (without it the file’s name, where one stands)
  --language zh-CN|en-US the language of what is said (this computer’s without it)

Exit codes
  0  unpacked
  2  refused, of another layout, not readable, or no such file; nothing was written
${usual}
Examples
  steward theme unpack harbour.steward-theme
  steward theme unpack --out work harbour.steward-theme
`,
  check: `Checks packages: names, records, sizes, sums and contents of the archive, the manifest, and the fields of every theme. A
zip of another layout is sound where its archive is: it can be sent to the server as it is. Files of it that a browser
runs are named, and are a problem. “-” is the standard input.

Usage
  steward theme check FILE… [options]

  --mapping FILE         reads a platform’s own kinds of theme archives as this mapping says; may be repeated
  --json                 prints the reports as JSON (docs/formats/theme-check.schema.json)

${output}
${checked}${usual}
Examples
  steward theme check harbour.steward-theme
  steward theme check --json *.steward-theme | jq -r '.files[] | select(.kind == "refused").findings[0].code'
`,
  list: `Lists the themes of packages. “-” is the standard input.

Usage
  steward theme list FILE… [options]

  --mapping FILE         reads a platform’s own kinds of theme archives as this mapping says; may be repeated
  --json                 prints them as JSON (docs/formats/theme-list.schema.json)

${output}
Exit codes
  0  listed
  2  one of them is refused, of another layout or not readable; the others are listed
${usual}
Examples
  steward theme list harbour.steward-theme
  steward theme list --json *.steward-theme | jq -r '.packages[].themes[].name'
`,
  diff: `Says what the second package changes of the first: themes that came or went, and the fields of those that both have. A
picture is its bytes, whatever it is called.

Usage
  steward theme diff A B [options]

  --mapping FILE         reads a platform’s own kinds of theme archives as this mapping says; may be repeated
  --json                 prints it as JSON (docs/formats/theme-diff.schema.json)

${output}
Exit codes
  0  both hold the same themes
  2  one of them is refused, of another layout or not readable
  4  they differ
${usual}
Examples
  steward theme diff old.steward-theme new.steward-theme
  steward theme diff --json old.steward-theme new.steward-theme | jq -r '.themes[].changes[].field'
`,
  preview: `Draws a theme of a package as the console’s preview does, with sample menus and pages, as PNG. A Chromium,
Chrome or Edge on this computer does it, without a window; CHROMIUM_PATH names another one. “-” is the standard input.

Usage
  steward theme preview FILE [options]

  --mapping FILE         reads a platform’s own kinds of theme archives as this mapping says; may be repeated
  --only KEY             which theme, where the package has several

${output}
Exit codes
  0  drawn
  2  refused, of another layout, not readable, or a theme of CSS
  69 there is no browser, or it made no picture
${usual}
Examples
  steward theme preview --out harbour.png harbour.steward-theme
  steward theme preview --only dusk all.steward-theme > dusk.png
`,
} as const;
