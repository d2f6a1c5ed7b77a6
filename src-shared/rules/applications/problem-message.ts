/** Words the reasons why applications cannot be enabled or disabled, for console and sandbox (spec 3§5.2). */
import type { Message } from '../../text/message.ts';
import type { EnablementProblem } from '../common/applications/enablement.ts';

export function problemMessage(problem: EnablementProblem): Message {
  switch (problem.kind) {
    case 'lastOne':
      return { key: 'applications.problem.lastOne' };
    case 'notInstalled':
      return { key: 'applications.problem.notInstalled', params: { name: problem.app.moduleName } };
    case 'lacks': {
      const needs = problem.needs.map(({ moduleName }) => moduleName).join(', ');
      return { key: 'applications.problem.lacks', params: { name: problem.app.moduleName, needs } };
    }
  }
}
