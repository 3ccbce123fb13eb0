import { navigation } from '../../../testing/navigation';
import { staffRemotes } from './staff-remotes';

test('only a remote without any entry for visitors is the staff’s own', () => {
  expect([...staffRemotes(navigation)]).toEqual(['mfe-admin']);
});
