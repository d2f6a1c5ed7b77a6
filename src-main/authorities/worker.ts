/** The entry of the thread that reads authorities: the system takes up to a minute on managed computers. */
import { answerQuestions } from '../threads/thread-answers.ts';
import { everyAuthority } from './every-authority.ts';

answerQuestions(everyAuthority);
