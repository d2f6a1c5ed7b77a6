/**
 * The floor of the console's benches: the same pictures (sign-in, frame with menu, two pages) in nothing but
 * React, with their content written in and no question to any server. It does nothing else.
 */
import './bare.css';
import { createRoot } from 'react-dom/client';
import { Console } from './Console.tsx';
import { SignIn } from './SignIn.tsx';

const picture = location.hash === '#signin' ? <SignIn /> : <Console />;
createRoot(document.getElementById('root') ?? document.body).render(picture);
