/** Component tests wait as long for what should appear on a busy machine as on an idle one: a second is no property of the product. */
import { configure } from '@testing-library/react';

configure({ asyncUtilTimeout: 15_000 });
