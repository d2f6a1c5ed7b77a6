/** The floor of starts: React, a heading and a table, and nothing else. */
import { createRoot } from 'react-dom/client';

createRoot(document.getElementById('root') ?? document.body).render(
  <main>
    <h1>Empty</h1>
    <table>
      <tbody>
        <tr>
          <td>Nothing</td>
        </tr>
      </tbody>
    </table>
  </main>,
);
