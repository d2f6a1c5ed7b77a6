/** The script needs PowerShell 5.1: `steward completion powershell | Out-String | Invoke-Expression`. */
import {
  type CompletedArea,
  type CompletedCommand,
  optionNames,
  programOptions,
} from './completed-command.ts';

export function powershellScript(areas: readonly CompletedArea[]): string {
  const first = [...areas.map(({ name }) => name), ...programOptions];
  const named = areas.flatMap(({ name, actions, itself }) =>
    [...actions, ...(itself ? [itself] : [])].map((command) => ({
      ...command,
      fullName: `${name} ${command.action}`.trim(),
    })),
  );
  const several = areas.filter(({ itself }) => itself === null);
  return `# Completion of steward for PowerShell. In $PROFILE: steward completion powershell | Out-String | Invoke-Expression
Register-ArgumentCompleter -Native -CommandName steward -ScriptBlock {
  param($wordToComplete, $commandAst, $cursorPosition)
  $actions = @{
${several.map(({ name, actions }) => `    '${name}' = ${list([...actions.map(({ action }) => action), '--help'])}`).join('\n')}
  }
  $options = @{
${named.map((command) => `    '${command.fullName}' = ${list(optionNames(command))}`).join('\n')}
  }
  $values = @{
${named.flatMap(valueLines).join('\n')}
  }
  $operands = @{
${named.flatMap(operandLine).join('\n')}
  }
  $before = @($commandAst.CommandElements | Select-Object -Skip 1 |
    Where-Object { $_.Extent.EndOffset -lt $cursorPosition } | ForEach-Object { $_.ToString() })
  $words = @($before | Where-Object { -not $_.StartsWith('-') })
  $previous = if ($before.Count -gt 0) { $before[-1] } else { '' }
  $found = @()
  if ($words.Count -eq 0) { $found = ${list(first)} }
  elseif ($words.Count -eq 1 -and $actions.ContainsKey($words[0])) { $found = $actions[$words[0]] }
  else {
    $named = if ($actions.ContainsKey($words[0]) -or ($words.Count -gt 1 -and $options.ContainsKey("$($words[0]) $($words[1])"))) { 2 } else { 1 }
    $command = $words[0..($named - 1)] -join ' '
    $value = $values["$command $previous"]
    if ($null -ne $value) { $found = $value }
    elseif ($wordToComplete.StartsWith('-')) { $found = $options[$command] }
    elseif ($words.Count -eq $named) { $found = $operands[$command] }
  }
  $found | Where-Object { $_ -and $_.StartsWith($wordToComplete) } | ForEach-Object {
    [System.Management.Automation.CompletionResult]::new($_, $_, 'ParameterValue', $_)
  }
}
`;
}

type NamedCommand = CompletedCommand & { readonly fullName: string };

/** Options whose value is one of a few words have a line; PowerShell completes files itself. */
function valueLines({ fullName, options }: NamedCommand): string[] {
  return options.flatMap(({ name, value }) =>
    typeof value === 'string' ? [] : [`    '${fullName} ${name}' = ${list(value)}`],
  );
}

/** PowerShell completes files itself; other commands offer their words or options. */
function operandLine(command: NamedCommand): string[] {
  if (command.operands === 'files') return [];
  const offered = command.operands === 'none' ? optionNames(command) : command.operands;
  return [`    '${command.fullName}' = ${list(offered)}`];
}

function list(words: readonly string[]): string {
  return `@(${words.map((word) => `'${word}'`).join(', ')})`;
}
