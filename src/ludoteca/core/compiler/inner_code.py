"""Inner code: compiled functions that only other compiled functions call.

Numba optimizes every function together with all that it calls, and makes machine code of it, although nobody
but its callers needs it.  Inner functions are left as they are until the code of their callers is optimized
as a whole.  That halves the time of a cold compile, and the machine code of the callers is as fast.
"""

# Numba has no types for its compiler, so the classes and arguments here are of type ``Any``.
from typing import Any

from numba import _dynfunc
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler, _LowerResult
from numba.core.compiler_machinery import register_pass
from numba.core.typed_passes import NativeLowering


class InnerLibrary(JITCodeLibrary):  # type: ignore[misc]
    """The code of an inner function, which is only linked to the code of its callers."""

    def finalize(self) -> None:
        """Skip linking, optimizing and making machine code: the callers do all that."""
        self._finalize_dynamic_globals()
        self._finalized = True

    def list_all(self) -> list[Any]:
        """Return this library and all that it needs."""
        return list(dict.fromkeys([self, *self._linking_libraries]))


@register_pass(mutates_CFG=True, analysis_only=False)
class InnerLowering(NativeLowering):  # type: ignore[misc]
    """Makes code for a function, but nothing that Python could call."""

    _name = "inner_lowering"

    def run_pass(self, state: Any) -> bool:
        context = state.targetctx
        state.library = InnerLibrary(context.codegen(), state.func_id.func_qualname)
        state.flags.no_compile = True
        super().run_pass(state)
        lowered = state["cr"]
        description, needed = lowered.fndesc, (state.library,)
        name = description.qualname.rpartition(".")[2]
        # Numba finds the code by this object.  It has no address, so it must not be called.
        function = _dynfunc.make_function(description.lookup_module(), name, name, 0, lowered.env, needed)
        context.insert_user_function(function, description, state.library.list_all())
        state["cr"] = _LowerResult(description, lowered.call_helper, cfunc=function, env=lowered.env)
        return True


class InnerCompiler(Compiler):  # type: ignore[misc]
    """Numba's usual compiler with another last step."""

    def define_pipelines(self) -> list[Any]:
        pipelines: list[Any] = super().define_pipelines()
        for pipeline in pipelines:
            pipeline.passes = [
                (InnerLowering if step is NativeLowering else step, about) for step, about in pipeline.passes
            ]
            pipeline.finalize()
        return pipelines
