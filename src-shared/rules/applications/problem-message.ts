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
      const { moduleName: name, status } = problem.app;
      const needs = problem.needs.map(({ moduleName }) => moduleName).join(', ');
      // An enabled application loses what it needs: it goes first.
      return {
        key: status ? 'applications.problem.loses' : 'applications.problem.lacks',
        params: { name, needs },
      };
    }
  }
}
