import { navigation } from '../../../testing/navigation';
import { findStaffRemotes } from './staff-remotes';

test('a remote is for staff only if none of its menu entries is public', () => {
  expect([...findStaffRemotes(navigation)]).toEqual(['mfe-admin']);
});
