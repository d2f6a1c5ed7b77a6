/** Completion for PowerShell 5.1 or newer: `steward completion powershell | Out-String | Invoke-Expression`. */
import { shells } from './commands.ts';
import type { CompletedCommand } from './completed-command.ts';

export function powershellScript(commands: readonly CompletedCommand[]): string {
  return `# Completion of steward for PowerShell. In $PROFILE: steward completion powershell | Out-String | Invoke-Expression
Register-ArgumentCompleter -Native -CommandName steward -ScriptBlock {
  param($wordToComplete, $commandAst, $cursorPosition)
  $options = @{
${commands.map(({ name, options }) => `    '${name}' = ${list(options.map((one) => one.name))}`).join('\n')}
  }
  $values = @{
${valueLines(commands).join('\n')}
  }
  $before = @($commandAst.CommandElements | Select-Object -Skip 1 |
    Where-Object { $_.Extent.EndOffset -lt $cursorPosition } | ForEach-Object { $_.ToString() })
  $words = @($before | Where-Object { -not $_.StartsWith('-') })
  $previous = if ($before.Count -gt 0) { $before[-1] } else { '' }
  $found = @()
  if ($words.Count -eq 0) { $found = @('licence', 'completion', '--help', '--version', '--language') }
  elseif ($words[0] -eq 'completion') { if ($words.Count -eq 1) { $found = ${list(shells)} } }
  elseif ($words[0] -eq 'licence') {
    if ($words.Count -eq 1) { $found = ${list([...commands.map(({ name }) => name), '--help'])} }
    else {
      $value = $values["$($words[1]) $previous"]
      if ($null -ne $value) { $found = $value }
      elseif ($wordToComplete.StartsWith('-')) { $found = $options[$words[1]] }
    }
  }
  $found | Where-Object { $_ -and $_.StartsWith($wordToComplete) } | ForEach-Object {
    [System.Management.Automation.CompletionResult]::new($_, $_, 'ParameterValue', $_)
  }
}
`;
}

/** One line for each option of each command whose value is one of a few words; files PowerShell completes itself. */
function valueLines(commands: readonly CompletedCommand[]): string[] {
  return commands.flatMap(({ name, options }) =>
    options.flatMap((option) =>
      typeof option.value === 'string' ? [] : [`    '${name} ${option.name}' = ${list(option.value)}`],
    ),
  );
}

function list(words: readonly string[]): string {
  return `@(${words.map((word) => `'${word}'`).join(', ')})`;
}
