import { navigation } from '../../../testing/navigation';
import { findStaffRemotes } from './staff-remotes';

test('only a remote without any entry for visitors is the staff’s own', () => {
  expect([...findStaffRemotes(navigation)]).toEqual(['mfe-admin']);
});
