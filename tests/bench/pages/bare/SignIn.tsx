/** The picture of the sign-in page. */
import { accounts } from './content.ts';

export function SignIn() {
  return (
    <main className="signin">
      <div className="bar">
        <button type="button">Sandbox</button>
        <span>
          <button type="button">English</button>
          <button type="button">中文</button>
        </span>
      </div>
      <h1>Choose an account</h1>
      <p>
        The sandbox is a complete platform server inside with invented data. Nothing leaves this computer.
      </p>
      <ul className="accounts" aria-label="Accounts">
        {accounts.map(([name, text, person]) => (
          <li key={name}>
            <button type="button" className="account">
              <span className="avatar" aria-hidden="true">
                {person.slice(0, 1)}
              </span>
              <span className="words">
                <strong>{name}</strong>
                <span>{text}</span>
                <small>{person}</small>
              </span>
              <Arrow />
            </button>
          </li>
        ))}
      </ul>
      <a href="#tool">Open the licence tool</a>
    </main>
  );
}

export function Arrow() {
  return (
    <svg
      width="16"
      height="16"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d="m9 18 6-6-6-6" />
    </svg>
  );
}
