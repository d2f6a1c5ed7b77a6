/** A failure that belongs to no place on the page. */
export { notifyFailure as reportFailure } from '../widgets/notify.tsx';
