import { jestFor } from '../../jest.base.js';

export default jestFor();
